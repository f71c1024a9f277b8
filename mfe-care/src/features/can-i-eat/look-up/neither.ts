/** To whoever is neither pregnant nor nursing: the list judges nothing for her, and says for whom it can. */
export const NEITHER = 'This list is about pregnancy and nursing. Look it up for one of them above.';
