/** A word of the contract as she reads it: gluten-free is Gluten-free, light is Light. */
export const sentenceCase = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
