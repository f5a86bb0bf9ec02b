/** The option by which a process of ours that a test starts is as quick as one that npm starts. */
export const quickImports = `--import=${new URL('../scripts/quick-imports.mjs', import.meta.url)}`
