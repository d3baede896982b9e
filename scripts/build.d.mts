export function build(options?: { web?: boolean }): Promise<void>
export function builtKnowledge(): 'dist/knowledge.json' | null
