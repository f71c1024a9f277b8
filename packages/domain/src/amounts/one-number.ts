/** One number of a text and where it ends, without what a range or a dozen adds. */
export interface One {
  value: number;
  end: number;
  isUnsure?: boolean;
}
