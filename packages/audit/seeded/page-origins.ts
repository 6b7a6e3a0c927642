/** Where seeded pages seem to live. Nothing leaves the machine: `served-files.ts` answers the browser's requests. */
export const pageOrigins = { en: 'https://www.seeds.example', es: 'https://es.seeds.example' } as const;
