export declare function shortLifeFlags(): string[];
