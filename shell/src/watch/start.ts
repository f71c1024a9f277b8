import { watchPage } from './watch-page';

/* Before anything else takes the page's timers: what modules start later is marked, also through the kit. */
watchPage(window);

/** When the shell's script began to run. */
export const begun = performance.now();
