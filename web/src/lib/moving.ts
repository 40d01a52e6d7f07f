/** What moves on the table now: pieces on their way, not the pulse of what is offered nor the pointer's small answers. */
function flying(): Animation[] {
  return document.getAnimations().filter((one) => {
    const effect = one.effect as KeyframeEffect | null;
    return one.playState === 'running' && !(one instanceof CSSTransition) && effect?.target?.closest('main') && effect.getComputedTiming().iterations !== Infinity;
  });
}

export const isMoving = (): boolean => !document.hidden && flying().length > 0;

/** Everything arrives at once. */
export function arrive(): void {
  for (const one of flying()) one.finish();
}
