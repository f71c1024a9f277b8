import type { Page } from '@playwright/test';

export interface Screen {
  path: string;
  /** What stands above it before any script has come; nothing where the server is not asked to render it. */
  rendered?: RegExp;
}

/** What is asked of each screen that a walk opens; `ask` throws where the answer is not the right one. */
export interface Question {
  name: string;
  /** Before the first screen is opened. */
  listen?: (page: Page) => Promise<void> | void;
  /** Of what the server rendered, while scripts are held back. */
  askServerHtml?: (page: Page, screen: Screen) => Promise<void>;
  /** Of the screen once nothing is loading. */
  ask: (page: Page, screen: Screen) => Promise<void>;
}
