export interface Expected {
  sentence: string;
  title: string;
  /** On her clock, 'YYYY-MM-DD HH:mm'. */
  due: string;
  recurring: string;
  /** The last day of what repeats, or ''. */
  until: string;
}

/** One phrase a line: what she says | the title | when it is due | how it repeats | until when. */
export const readTable = (table: string): Expected[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [sentence = '', title = '', due = '', recurring = '', until = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      return { sentence, title, due, recurring, until };
    });
