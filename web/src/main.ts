import './fonts.css';
import './theme.css';
