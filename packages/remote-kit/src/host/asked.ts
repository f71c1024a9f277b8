/** What the shell asks of a page it leads to: kept beside the address, where no link from elsewhere reaches. */
export interface Asked {
  open: string;
  /** Her words, where a command takes them. */
  text?: string;
}
