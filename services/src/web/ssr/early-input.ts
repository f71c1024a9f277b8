/** What is pressed beside plain buttons; what opens by itself needs nobody. */
const PRESSED = 'button,[role=switch],[role=checkbox],[role=radio],[role=tab]';

/**
 * What she ticks stays ticked, and is noted with the `input` that follows. React must not hear the press: it would take
 * the part over in the midst of it, when the box is ticked already, find nothing changed, and forget the tick.
 */
const TICKED = '/^(checkbox|radio)$/';

/** Keys that a row of tabs answers to. */
const MOVED = '/^(Arrow|Home|End)/';

/**
 * Before any other script has come, notes what she does on a picture: presses, keys in a row of tabs, forms she sends,
 * and what she types or ticks. What she pressed is paler from then on, as an answer. Nothing is sent off or done twice;
 * the shell does it all as soon as that part of the page answers, and then takes the notes away: see `doEarlyInput`.
 */
export const noteEarlyInput = (rootId: string) =>
  `(r=>{r.early={pressed:[],typed:new Map()};` +
  `const alive=e=>Object.keys(e).some(k=>k.startsWith('__reactProps$')),` +
  `note=(e,p,k)=>{if(!p||!r.early||p.popoverTargetElement||alive(p))return;e.preventDefault();e.stopImmediatePropagation();k||!r.early.pressed.some(n=>n[0]==p&&!n[1])?r.early.pressed.push([p,k]):0;p.style.opacity=.6};` +
  `r.addEventListener('click',e=>{const f=e.target;${TICKED}.test(f.type)?r.early&&!alive(f)&&e.stopImmediatePropagation():note(e,f.closest('${PRESSED}'))},true);` +
  `r.addEventListener('keydown',e=>${MOVED}.test(e.key)&&note(e,e.target.closest('[role=tab]'),e.key),true);` +
  `r.addEventListener('submit',e=>note(e,e.target),true);` +
  `r.addEventListener('input',({target:f})=>r.early&&!alive(f)&&r.early.typed.set(f,${TICKED}.test(f.type)?f.checked:f.value),true)` +
  `})(document.getElementById('${rootId}'))`;
