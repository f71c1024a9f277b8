import {
  crisisLinesOf,
  elsewhere,
  linesOf,
  textWay,
  type HelpPage,
  type LineKind,
} from '@nestwell/safety/lines';
import { CallRow } from '@nestwell/ui';
import { dialOf, type CrisisLine } from '../crisis-lines';
import { hoursInWords } from '../hours-in-words';
import { useRegion } from '../use-region';
import { useNow } from '../../hooks/use-now';

/** Who listens in a crisis where she is; elsewhere the directory of lines by country. Rows of a list. */
export function CrisisRows() {
  const { region } = useRegion();
  return region ? (
    crisisLinesOf(region).map((line) => <LineRow key={line.number} {...line} />)
  ) : (
    <Elsewhere />
  );
}

/** Lines and pages of one kind where she is; elsewhere the directory. Rows of a list. */
export function RowsOfKind({ kind }: { kind: LineKind }) {
  const { region } = useRegion();
  const lines = region ? linesOf(region, kind) : [];
  const pages = (region?.pages ?? []).filter((page) => page.kind === kind);
  if (lines.length + pages.length === 0) return <Elsewhere />;
  return (
    <>
      {lines.map((line) => (
        <LineRow key={line.number} {...line} />
      ))}
      {pages.map((page) => (
        <PageRow key={page.url} {...page} />
      ))}
    </>
  );
}

/** The emergency number of where she is. A row of a list. */
export function EmergencyDial({ isFirst = false }: { isFirst?: boolean }) {
  const { region } = useRegion();
  const number = region?.emergency ?? elsewhere.emergency;
  return (
    <li>
      {isFirst ? (
        <CallRow look="filled" href={dialOf(number)} name={`Call ${number}`} note="Day and night" />
      ) : (
        <CallRow look="field" href={dialOf(number)} name={`In danger now? Call ${number}`} />
      )}
    </li>
  );
}

const PageRow = ({ name, note, url }: HelpPage) => (
  <li>
    <CallRow look="calm" way="page" href={url} name={name} note={note} />
  </li>
);

/** Each way to a line is a row of its own: its words need the whole width. */
function LineRow(line: CrisisLine) {
  const { name, note, number, hours, textsOnly } = line;
  const text = textWay(line);
  const answers = `${note}. ${hoursInWords(hours, new Date(useNow()))}`;
  return (
    <>
      {!textsOnly && (
        <li>
          <CallRow look="calm" href={dialOf(number)} name={name} number={number} note={answers} />
        </li>
      )}
      {text && (
        <li>
          <CallRow
            look="calm"
            way="text"
            href={text.href}
            name={text.label === 'Text' ? `Text ${number}` : text.label}
            note={textsOnly ? `${name}. ${answers}` : `${name}, if you can’t speak`}
          />
        </li>
      )}
    </>
  );
}

const { directory } = elsewhere;

const Elsewhere = () => (
  <li>
    <CallRow
      look="calm"
      way="page"
      href={directory.url}
      name="Lines where you are"
      note={`By country, ${directory.name}`}
    />
  </li>
);
