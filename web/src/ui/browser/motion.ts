// Turns animations off for users who ask for less motion. base.css stops CSS animations; this file stops Blueprint's
// timers: its dialogs, drawers, menus, tooltips and toasts wait for their transitions regardless of styles.
import transitions from 'react-transition-group/config';

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
const follow = () => {
  transitions.disabled = lessMotion.matches;
};

follow();
lessMotion.addEventListener('change', follow);
