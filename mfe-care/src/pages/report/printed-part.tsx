import type { PartContent, ReportPart } from './part';
import * as css from './report-sheet.module.css';

const titles: Partial<Record<ReportPart['id'], string>> = { questions: 'My questions', body: 'My body' };

/** A part on the page: what was not noted or could not be read stands there in words. */
export function PrintedPart({ part: { id, title, content } }: { part: ReportPart }) {
  return (
    <section className={css.part} data-wide={id === 'questions' || id === 'body'}>
      <h3>{titles[id] ?? title}</h3>
      {content === null ? (
        <p>…</p>
      ) : content === 'unread' ? (
        <p>Could not be read when this page was made.</p>
      ) : (
        <Content content={content} title={title} />
      )}
    </section>
  );
}

function Content({
  content: { head, rows, foot, numbered },
  title,
}: {
  content: PartContent;
  title: string;
}) {
  if (rows.length === 0) return <p>Nothing noted in these days.</p>;
  if (numbered)
    return (
      <ol className={css.numbered}>
        {rows.map(([words], index) => (
          <li key={index}>{words}</li>
        ))}
      </ol>
    );
  return (
    <>
      <table className={css.table} aria-label={title}>
        {head && (
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {foot && <p className={css.note}>{foot}</p>}
    </>
  );
}
