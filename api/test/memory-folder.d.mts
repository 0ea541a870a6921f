export function keepTemporaryFilesInMemory(memory?: string): void;
