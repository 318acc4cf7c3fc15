/**
 * Everything that the rules say in codes, said in German and English: for the command line, which
 * loads it without the server.
 */
export * from "@losfee/web/messages";
