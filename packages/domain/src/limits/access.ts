/** The free trial that starts at registration. */
export const trialDays = 7;

/** How long posting is suspended unless a moderator says otherwise. */
export const suspensionDays = 7;
