import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { PagePath } from '../host/page-path';

/** What stands in the address where the page's declared path names a part. */
export function useParams(): Readonly<Record<string, string | undefined>> {
  const declared = useContext(PagePath).split('/');
  const here = useLocation().pathname.split('/');
  const named = declared.flatMap((part, index) =>
    part.startsWith(':') ? [[part.slice(1), here[index]]] : [],
  );
  return Object.fromEntries(named.map(([name = '', part]) => [name, part && decoded(part)]));
}

/** An address that somebody cut within a letter is taken as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
