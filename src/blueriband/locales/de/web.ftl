# Der Rahmen der Browser-Oberfläche; die Spiele haben eigene Kataloge.

choose-one = Bitte wählen
not-possible = Nicht möglich:
show-rule = Regel zeigen
you = du
bot-of = Bot, { $level }
away = ein Bot spielt weiter
to-play = am Zug
thinking-for = denkt nach, { $seconds } s von höchstens { $budget }
log = Verlauf
since-your-turn = seit deinem letzten Zug
