/** What is pressed beside plain buttons; what opens by itself needs nobody. */
const PRESSED = 'button,[role=switch],[role=checkbox],[role=radio],[role=tab]';

/**
 * Before any other script has come, notes what she does on a picture: presses, forms she sends, and what she types or
 * ticks. Nothing is sent off or done twice; the shell does it all as soon as that part of the page answers, and then
 * takes the notes away: see `doEarlyInput`.
 */
export const noteEarlyInput = (rootId: string) =>
  `(r=>{r.early={pressed:[],typed:new Map()};` +
  `const alive=e=>Object.keys(e).some(k=>k.startsWith('__reactProps$')),` +
  `note=(e,p)=>{if(!p||!r.early||p.popoverTargetElement||alive(p))return;e.preventDefault();e.stopImmediatePropagation();r.early.pressed.includes(p)||r.early.pressed.push(p)};` +
  `r.addEventListener('click',e=>note(e,e.target.closest('${PRESSED}')),true);` +
  `r.addEventListener('submit',e=>note(e,e.target),true);` +
  `r.addEventListener('input',({target:f})=>r.early&&!alive(f)&&r.early.typed.set(f,/^(checkbox|radio)$/.test(f.type)?f.checked:f.value),true)` +
  `})(document.getElementById('${rootId}'))`;
