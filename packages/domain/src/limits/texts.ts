/** Characters of a post and of a comment, as a reader counts them. */
export const wordLimits = { post: 500, comment: 200 } as const;

/** A report's note and the reason of a moderator's decision. */
export const moderationNoteLength = 500;

/** What she writes beside a check-in. */
export const checkInNoteLength = 2000;
