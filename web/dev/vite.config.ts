import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import shipped from '../vite.config';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = fileURLToPath(new URL('dist', import.meta.url));
const page = fileURLToPath(new URL('index.html', import.meta.url));

/** `npm run dev` then /dev/?fixture=…; or `npx vite build --config dev/vite.config.ts` and any static server on dev/dist. */
export default mergeConfig(shipped, defineConfig({ root, base: './', build: { outDir: out, rollupOptions: { input: page } } }));
