interface Letter {
  to: string;
  subject: string;
  text: string;
}

interface LetterBox {
  send(letter: Letter): Promise<boolean>;
  deliver(letter: Letter): Promise<{ state: 'sent' } | { state: 'failed'; reason: string; final: boolean }>;
}

/** The mails that leave an application, in the place of a mail server: `lettersOf(app.get(Mailer))`. */
export function lettersOf(mailer: LetterBox): Letter[] {
  const letters: Letter[] = [];
  jest.spyOn(mailer, 'send').mockImplementation((letter) => {
    letters.push(letter);
    return Promise.resolve(true);
  });
  jest.spyOn(mailer, 'deliver').mockImplementation((letter) => {
    letters.push(letter);
    return Promise.resolve({ state: 'sent' });
  });
  return letters;
}

/** The code in the latest letter. */
export const lastCode = (letters: readonly Letter[]) =>
  /\b\d{6}\b/.exec(letters.at(-1)?.text ?? '')?.[0] ?? '';

/** Six digits that are not the code. */
export const anotherThan = (code: string) => (code === '000000' ? '000001' : '000000');
