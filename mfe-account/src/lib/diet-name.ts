/** "gluten-free" as it is shown: "Gluten-free". */
export const dietName = (diet: string): string => diet.charAt(0).toUpperCase() + diet.slice(1);
