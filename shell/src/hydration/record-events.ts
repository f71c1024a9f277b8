import { rootElementId } from '@nestwell/contracts/delivery';
import { isSelectOrFile, type RecordedEvents, type RecordingRoot } from './event-replay';

/** A popover's button and a link work without a script. */
const PRESSED = 'button:not([popovertarget]),[role=switch],[role=checkbox],[role=radio],[role=tab]';

/** Runs inline. What is pressed is paler until replayed. React misses a change in a field that it hydrates just then. */
export function recordEvents(root: RecordingRoot): void {
  const events: RecordedEvents = { pressed: new Set(), entered: new Map(), isHydrated: () => false };
  root.recordedEvents = events;
  let intact: HTMLInputElement | false = false;
  // Arrow keys in a group of radios change another one than they are pressed on.
  const isIntact = (field: HTMLInputElement) =>
    intact && (field === intact || (field.type === 'radio' && field.name === intact.name));
  const on = (types: string, record: (event: Event, target: HTMLInputElement) => void) => {
    const listen = (event: Event) => root.recordedEvents && record(event, event.target as HTMLInputElement);
    for (const type of types.split(' ')) root.addEventListener(type, listen, true);
  };
  const press = (event: Event, part: HTMLElement | null) => {
    if (!part || events.isHydrated(part)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    part.style.opacity = '.6';
    events.pressed.add(part);
  };
  const enter = (event: Event, field: HTMLInputElement) => {
    if (isIntact(field) || isSelectOrFile(field) !== (event.type === 'change')) return;
    if (isSelectOrFile(field)) event.stopImmediatePropagation();
    events.isComposing = (event as InputEvent).isComposing;
    events.entered.delete(field);
    events.entered.set(field, isBox(field) ? field.checked : field.value);
    events.isHydrated(field);
  };
  on('submit', press);
  on('click', (event, target) => {
    if (!isBox(target)) press(event, target.closest<HTMLElement>(PRESSED));
    else if (!isIntact(target)) event.stopImmediatePropagation();
  });
  on(
    'pointerdown keydown beforeinput',
    (_, field) => (intact = events.isHydrated(field) && !events.entered.has(field) && field),
  );
  on('input change', enter);
  on('compositionend', () => (events.isComposing = false));
}

const isBox = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';
document.querySelectorAll<HTMLElement>(`#${rootElementId}`).forEach(recordEvents);
