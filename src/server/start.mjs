/** What `npm run serve` starts. It is no shell's business to set NODE_ENV: shells differ. */
import './check-node.mjs';

// React's development build is several times slower; it is chosen when it is imported, so this comes first.
process.env.NODE_ENV = 'production';
await import('./main.ts');
