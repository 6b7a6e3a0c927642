import 'react';

declare module 'react' {
  interface Attributes {
    /** Lingui's name for this tag inside a message (`<link>`), removed when the macro runs. */
    _t?: string;
  }
}
