/** How long posting is suspended unless a moderator says otherwise. */
export const suspensionDays = 7;
