import { watchPage } from './watch-page';

watchPage(window);

/** When the shell's script began to run. */
export const begun = performance.now();
