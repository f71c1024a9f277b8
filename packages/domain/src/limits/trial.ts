/** The free trial that starts at registration. */
export const trialDays = 7;
