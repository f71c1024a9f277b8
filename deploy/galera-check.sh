#!/bin/sh
# HAProxy's check of a Galera node, called with the proxy's address and port, then the node's. Succeeds where the node is
# synced, belongs to the majority and takes writes. Needs MariaDB's client, and in the cluster an account that may
# nothing but log in: CREATE USER galera_check@'address of the proxy'.
answer=$(mariadb --no-defaults --protocol=tcp --host="$3" --port="$4" --user=galera_check --connect-timeout=1 \
  --batch --skip-column-names --execute="
    SELECT GROUP_CONCAT(VARIABLE_VALUE ORDER BY VARIABLE_NAME), @@global.read_only, @@global.wsrep_reject_queries
    FROM information_schema.GLOBAL_STATUS
    WHERE VARIABLE_NAME IN ('wsrep_cluster_status', 'wsrep_local_state', 'wsrep_ready')" | tr '\t' ' ')
test "$answer" = 'Primary,4,ON 0 NONE'
