// Nothing moves for whoever asks for less motion. base.css stops what moves by style; here is what Blueprint times itself:
// its dialogs, drawers, menus, tips and toasts wait for their transitions by the clock, whatever their styles say.
import transitions from 'react-transition-group/config';

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
const follow = () => {
  transitions.disabled = lessMotion.matches;
};

follow();
lessMotion.addEventListener('change', follow);
