import { act } from '@testing-library/react';

/** A printer that keeps what stood on each paper: as a browser does, it says first that it will print. */
export function aPrinter() {
  const papers: HTMLElement[] = [];
  const print = () => {
    act(() => void dispatchEvent(new Event('beforeprint')));
    const paper = document.querySelector<HTMLElement>('[data-paper]');
    if (paper) papers.push(paper.cloneNode(true) as HTMLElement);
    act(() => void dispatchEvent(new Event('afterprint')));
  };
  window.print = print;
  return {
    papers,
    /** The key or the menu of the browser, which no button of ours is asked for. */
    printFromBrowser: print,
  };
}
