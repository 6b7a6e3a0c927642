/** Where seeded pages seem to live. Nothing leaves the machine: `seed-files.ts` answers the browser's requests. */
export const seedOrigins = { en: 'https://www.seeds.example', es: 'https://es.seeds.example' } as const;
