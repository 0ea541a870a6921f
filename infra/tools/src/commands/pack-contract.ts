import { packContractSection } from '../release/pack-contract-section.ts';

console.log(`Packed ${await packContractSection()}.`);
process.exit(0);
