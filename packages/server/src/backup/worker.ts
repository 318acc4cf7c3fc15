/** A thread that writes one backup: neither a large journal nor a slow stick holds anything up. */
import { parentPort, workerData } from "node:worker_threads";
import { writeBackup } from "./write-backup.ts";

parentPort?.postMessage(writeBackup(workerData));
