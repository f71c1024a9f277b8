import { createContext } from 'react';

/** The declared path of the page that is open: `/nutrition/meal-plan/:id`. */
export const PagePath = createContext('/');
