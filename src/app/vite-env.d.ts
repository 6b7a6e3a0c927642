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

/** `src/app/pre-hydration-script.ts`, minified, to be inlined (see packages/build/vite-pre-hydration-script.ts). */
declare module 'virtual:pre-hydration-script' {
  export const preHydrationScript: string;
}

/** What the sources of the design system say of its components, by folder (see packages/build/vite-component-docs.ts). */
declare module 'virtual:component-docs' {
  export interface PropDoc {
    name: string;
    type: string;
    isOptional: boolean;
    text: string;
  }
  export interface ComponentDoc {
    name: string;
    text: string;
    criteria: string[];
    props: PropDoc[];
  }
  export const componentDocs: Record<
    string,
    {
      hash: string;
      components: ComponentDoc[];
      parts: string[];
      uses: string[];
      code: Record<string, string>;
    }
  >;
}
