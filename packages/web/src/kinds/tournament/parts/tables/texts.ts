export {};

