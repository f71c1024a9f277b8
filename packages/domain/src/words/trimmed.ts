/**
 * Any character that leaves a mark on the screen. Zero-width, control and filler characters leave none, and Braille's
 * blank pattern counts as a symbol although it is a gap.
 */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u;

/** What someone wrote without the blanks around it; empty where nothing of it can be seen. */
export const trimmed = (typed: string): string => (VISIBLE.test(typed) ? typed.trim() : '');
