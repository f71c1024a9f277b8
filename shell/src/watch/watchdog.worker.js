/** Milliseconds that one turn of the page may take. */
const LONGEST = 5000;
/** And as many more in which a machine that slept can end it. */
const AWAKE = 1000;

let timer = 0;

/** Told each time whose code begins to run and that it has ended; when nothing more is told, it never ended. */
self.onmessage = ({ data: { running, report } }) => {
  clearTimeout(timer);
  if (!running) return;
  const late = () => tell(running, report);
  timer = setTimeout(() => (timer = setTimeout(late, AWAKE)), LONGEST);
};

function tell({ owner, doing }, report) {
  const [id, version] = owner.split('@');
  const error = { message: `It held the page: ${doing}` };
  const signals = [{ id, version, name: 'frozen', value: LONGEST, error }];
  const headers = { 'content-type': 'application/json' };
  fetch(report, { method: 'POST', headers, body: JSON.stringify({ signals }), keepalive: true }).catch(
    () => {},
  );
}
