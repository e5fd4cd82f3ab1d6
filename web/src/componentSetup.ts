// Runs before each file with tests of components. What `main.tsx` does before the first screen is in a module of its
// own, because it must happen once in the page that the files share.
import { afterEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import './componentPage';

afterEach(cleanup);
