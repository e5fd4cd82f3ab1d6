// The page of the tests of components, as `main.tsx` prepares it for the console: its styles, and what all keys and
// dialogs rely on.
import 'normalize.css/normalize.css';
import 'virtual:blueprint.css';
import './ui/browser/colours.css';
import './ui/browser/base.css';
import { preparePage } from './ui/browser/preparePage';

preparePage();
