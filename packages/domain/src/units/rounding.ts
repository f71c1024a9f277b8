/** To the nearest tenth: what scales show, and what the API keeps of a weight. */
export const toTenth = (value: number) => Math.round(value * 10) / 10;
