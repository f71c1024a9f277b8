/** A stylesheet imported for its effect. CSS modules get a declaration of their own beside them: `pnpm css-types`. */
declare module '*.css';
