import '../styles/fonts.css';
import '../styles.css';
import { createRoot } from 'react-dom/client';
import { setTheme, type Theme } from '../index';
import { showForcedStates } from './forced-states';
import { KitPage } from './kit-page';

const asked = new URLSearchParams(location.search).get('theme');
if (asked) setTheme(asked as Theme);

showForcedStates(document);

const root = document.getElementById('root');
if (root) createRoot(root).render(<KitPage />);
