/** For services too, which know nothing of how rows are kept: an answer that a file gives at once. */
export { soon, type Soon } from '@nestwell/embedded-sqlite';
