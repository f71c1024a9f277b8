/** The network took a call, and nothing came of it in time. To whoever called the network has failed. */
export class Unanswered extends TypeError {}
