export const feedbackStates = ['new', 'reviewed', 'responded'] as const;
export type FeedbackState = (typeof feedbackStates)[number];

export const feedbackLimits = { name: 120, email: 254, message: 2000, reply: 2000 } as const;
