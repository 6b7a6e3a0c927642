/// <reference types="vite/client" />

declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

/** Both languages' addresses, read from `locales/{language}/routes.po` when the build starts (see packages/build/vite-slugs.ts). */
declare module 'virtual:slug-table' {
  import type { SlugTable } from '#site/slugs.ts';
  export const slugTable: SlugTable;
}

/** `src/app/starter.ts`, minified, to be inlined (see packages/build/vite-starter.ts). */
declare module 'virtual:starter' {
  export const starter: string;
}
