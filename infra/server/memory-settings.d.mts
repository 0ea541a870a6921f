export const memorySettings: { parameters: string[]; env: Record<string, string> };
