/** In millilitres, 12 fl oz: no bottle for babies holds more. */
export const LARGEST_BOTTLE_ML = 355;
